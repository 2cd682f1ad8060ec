export { fileIdOf, fileUrl, isFileKey, smallImageKey, smallImageSide } from './file-names';
export { readFile } from './read-file';
export { keepImage, maxUploadBytes, maxUploadMegabytes, storeImage, type StoredImage } from './store-image';
