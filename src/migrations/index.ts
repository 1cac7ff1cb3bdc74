import * as migration_20261128_012443_first from './20261128_012443_first';

export const migrations = [
  {
    up: migration_20261128_012443_first.up,
    down: migration_20261128_012443_first.down,
    name: '20261128_012443_first'
  },
];
