export { FindInput } from './find-input';
export { type FinderGroup, finderGroups, finderRows } from './finder-groups';
export { readSought, type Sought } from './sought';
