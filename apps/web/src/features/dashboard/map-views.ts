/** Where the maps of the statistics begin (document 1 §9), at zooms that show the mainland. */
export const mapViews = {
  ES: { centre: { lat: 39.2, lng: -6.16 }, zoom: 4.25 },
  PT: { centre: { lat: 39.57, lng: -8.02 }, zoom: 5.6 },
} as const;
