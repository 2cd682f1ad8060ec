export {
  FinishInstallationInput,
  FirstMailInput,
  FirstSettings,
  firstWordHours,
  FirstWordInput,
  SaveFirstSettingsInput,
} from './schema';
