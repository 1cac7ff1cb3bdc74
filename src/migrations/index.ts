import * as migration_20261121_120102_first from './20261121_120102_first';

export const migrations = [
  {
    up: migration_20261121_120102_first.up,
    down: migration_20261121_120102_first.down,
    name: '20261121_120102_first'
  },
];
