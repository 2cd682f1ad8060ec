interface PlaceRow {
  country: 'ES' | 'PT';
  name: string;
  provinceCode: string;
  latitude: number | null;
  longitude: number | null;
}

export interface MunicipalityRow extends PlaceRow {
  code: string;
}

export interface LocalityRow extends PlaceRow {
  municipalityCode: string | null;
}
