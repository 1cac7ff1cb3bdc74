import * as migration_20261121_131311_first from './20261121_131311_first';

export const migrations = [
  {
    up: migration_20261121_131311_first.up,
    down: migration_20261121_131311_first.down,
    name: '20261121_131311_first'
  },
];
