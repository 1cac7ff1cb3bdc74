import * as migration_20261121_121038_first from './20261121_121038_first';

export const migrations = [
  {
    up: migration_20261121_121038_first.up,
    down: migration_20261121_121038_first.down,
    name: '20261121_121038_first'
  },
];
