export { type CollectedFiles, collectUnusedFiles } from './collect-unused-files';
export { downloadUrl, fileIdOf, fileUrl, isFileKey, smallImageKey, smallImageSide } from './file-names';
export { maxDocumentMegabytes, maxImageMegabytes, maxUploadBytes, videoMegabytes } from './limits';
export { fileSize, openFile } from './open-file';
export { servedType, type ServedType } from './served-type';
export { type FileKind, requireFile, requireFiles } from './require-files';
export { type DocumentSource, keepDocument, storeDocument, type StoredDocument } from './store-document';
export { keepImage, storeImage, type StoredImage } from './store-image';
export { storeVideo, type StoredVideo } from './store-video';
