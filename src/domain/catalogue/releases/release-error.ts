import { rulesOf, ShopError } from '../../shop-error'
import SAID from './release-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

export class ReleaseIsReplaced extends refused('release_replaced', 409) {}

export class ReleaseIsNotPublic extends refused('release_not_public', 409) {}

export class NobodyToTell extends refused('nobody_to_tell', 409) {}

export class ReleaseIsNotCurrent extends refused('release_not_current', 409) {}

export class NothingToTakeBack extends refused('nothing_to_take_back', 409) {}

export class FormerFileIsLost extends ShopError {
  constructor(style: string) {
    super(
      'former_file_lost',
      409,
      `The former file of ${style} is lost. Run npm run check, or upload it.`,
    )
  }
}

export class NotAllWentBack extends refused('not_all_went_back', 409) {}
