/**
 * What the file dialog offers; what a file is, the server decides by its content (B33). HEIC is left out: a phone that is
 * not offered it hands over a JPEG.
 */
export const imageTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
