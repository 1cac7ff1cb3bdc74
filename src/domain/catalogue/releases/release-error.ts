import { brokenRule, ShopError } from '../../shop-error'

export class ReleaseIsReplaced extends brokenRule(
  'release_replaced',
  409,
  'A newer release has taken its place: announce that one.',
) {}

export class ReleaseIsNotPublic extends brokenRule(
  'release_not_public',
  409,
  'Its typeface is not published, so nobody could fetch it. Publish the typeface first.',
) {}

export class NobodyToTell extends brokenRule(
  'nobody_to_tell',
  409,
  'Nobody is to be told of this release: no licence in force covers what it changed, or its holders want no such mails.',
) {}

export class ReleaseIsNotCurrent extends brokenRule(
  'release_not_current',
  409,
  'A newer release has taken its place: take that one back first.',
) {}

export class NothingToTakeBack extends brokenRule(
  'nothing_to_take_back',
  409,
  'This release replaced no files, so there is nothing to go back to.',
) {}

export class FormerFileIsLost extends ShopError {
  constructor(style: string) {
    super(
      'former_file_lost',
      409,
      `The former file of ${style} is lost. Run npm run check, or upload it.`,
    )
  }
}

export class NotAllWentBack extends brokenRule(
  'not_all_went_back',
  409,
  'Not all files went back: try the rest again under Upload fonts.',
) {}
