/** Passwords of a cluster that is only planned: each tells whose it is where a file has it. */
export const secrets = {
  application: 'a1',
  superuser: 's1',
  replication: 'r1',
  rewind: 'w1',
  rest: 'p1',
  key: 'k1',
  archive: 'b1',
};
