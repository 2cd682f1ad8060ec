export { demoAccounts, demoPassword } from './accounts';
export { seedDemo } from './seed-demo';
