import * as migration_20261121_131311_first from './20261121_131311_first';
import * as migration_20261121_151445_releases from './20261121_151445_releases';
import * as migration_20261121_153757_what_visitors_try from './20261121_153757_what_visitors_try';
import * as migration_20261121_154749_redirect_types from './20261121_154749_redirect_types';
import * as migration_20261121_155957_bundles from './20261121_155957_bundles';
import * as migration_20261121_162148_uploads from './20261121_162148_uploads';
import * as migration_20261121_163613_scheduled_publishing from './20261121_163613_scheduled_publishing';
import * as migration_20261121_164433_upload_comparisons_and_notes from './20261121_164433_upload_comparisons_and_notes';

export const migrations = [
  {
    up: migration_20261121_131311_first.up,
    down: migration_20261121_131311_first.down,
    name: '20261121_131311_first',
  },
  {
    up: migration_20261121_151445_releases.up,
    down: migration_20261121_151445_releases.down,
    name: '20261121_151445_releases',
  },
  {
    up: migration_20261121_153757_what_visitors_try.up,
    down: migration_20261121_153757_what_visitors_try.down,
    name: '20261121_153757_what_visitors_try',
  },
  {
    up: migration_20261121_154749_redirect_types.up,
    down: migration_20261121_154749_redirect_types.down,
    name: '20261121_154749_redirect_types',
  },
  {
    up: migration_20261121_155957_bundles.up,
    down: migration_20261121_155957_bundles.down,
    name: '20261121_155957_bundles',
  },
  {
    up: migration_20261121_162148_uploads.up,
    down: migration_20261121_162148_uploads.down,
    name: '20261121_162148_uploads',
  },
  {
    up: migration_20261121_163613_scheduled_publishing.up,
    down: migration_20261121_163613_scheduled_publishing.down,
    name: '20261121_163613_scheduled_publishing',
  },
  {
    up: migration_20261121_164433_upload_comparisons_and_notes.up,
    down: migration_20261121_164433_upload_comparisons_and_notes.down,
    name: '20261121_164433_upload_comparisons_and_notes'
  },
];
