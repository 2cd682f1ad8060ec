export { finishInstallation } from './finish-installation';
export { awaitsInstallation, makeFirstWord, opensInstallation } from './first-word';
export { type Installing, readInstallation } from './read-installation';
export { saveFirstSettings } from './save-first-settings';
export { storeFirstLogo } from './store-first-logo';
export { testFirstMail } from './test-first-mail';
