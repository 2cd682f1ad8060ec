/** A point on the map in degrees: WGS 84, as maps of the web and GPS devices give it. */
export interface Position {
  lat: number;
  lng: number;
}

const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const written = new RegExp(String.raw`^\s*${number}\s*,\s*${number}\s*$`);

/** The point that `lat,lng` names (localizacion_maps); undefined for text that names none on the globe. */
export function readPosition(typed: string): Position | undefined {
  const match = written.exec(typed);
  if (match === null) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** `lat,lng`; empty for no point. */
export function showPosition(position: Position | null): string {
  return position === null ? '' : `${position.lat},${position.lng}`;
}

/** A point that was shown on a map: six decimals are a tenth of a metre. */
export function roundPosition({ lat, lng }: Position): Position {
  return { lat: sixDecimals(lat), lng: sixDecimals(lng) };
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
