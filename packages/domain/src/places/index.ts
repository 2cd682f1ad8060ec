export { provinceByName, provinceOfPostalCode, provinces, provincesOf, type Province } from './provinces';
