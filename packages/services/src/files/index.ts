export { type CollectedFiles, collectUnusedFiles } from './collect-unused-files';
export {
  downloadUrl,
  fileIdOf,
  fileUrl,
  isFileKey,
  logoUrl,
  pictureKeys,
  smallImageKey,
  smallImageSide,
  smallLogoKey,
  uploadedKeysOf,
} from './file-names';
export { maxDocumentMegabytes, maxImageMegabytes, maxUploadBytes, videoMegabytes } from './limits';
export { keepReceived } from './keep-received';
export { fileSize, openFile } from './open-file';
export { PictureForms } from './picture-forms';
export { removeBytes } from './record-file';
export { servedType, type ServedType } from './served-type';
export { type FileKind, requireFile, requireFiles } from './require-files';
export { type DocumentSource, keepDocument, storeDocument, type StoredDocument } from './store-document';
export { keepImage, storeImage, type StoredImage } from './store-image';
export { storeOwnImage } from './store-image';
export { fitInto, logoOnPages, type Size } from './logo-size';
export { keepLogo, storeLogo } from './store-logo';
export { storeVideo, type StoredVideo } from './store-video';
