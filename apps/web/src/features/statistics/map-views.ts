/** Where the maps of the statistics begin (U36), at zooms that show the whole land in so many pixels. */
export const mapViews = {
  ES: { centre: { lat: 39.2, lng: -6.16 }, zoom: 4.1, width: 520 },
  PT: { centre: { lat: 39.57, lng: -8.02 }, zoom: 5.25, width: 300 },
} as const;
