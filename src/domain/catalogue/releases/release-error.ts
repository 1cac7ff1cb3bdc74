import { rulesOf } from '../../shop-error'
import SAID from './release-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

export class ReleaseIsReplaced extends refused('release_replaced', 409) {}

export class ReleaseIsNotPublic extends refused('release_not_public', 409) {}

export class NobodyToTell extends refused('nobody_to_tell', 409) {}

export class ReleaseIsNotCurrent extends refused('release_not_current', 409) {}

export class NothingToTakeBack extends refused('nothing_to_take_back', 409) {}

export class FormerFileIsLost extends refused<'style'>('former_file_lost', 409) {}

export class NotAllWentBack extends refused('not_all_went_back', 409) {}
