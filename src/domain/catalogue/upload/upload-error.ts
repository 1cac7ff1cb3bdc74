import { brokenRule, ShopError } from '../../shop-error'

export class UploadNotFound extends brokenRule(
  'upload_not_found',
  404,
  'There is no such upload. Was it removed in another window?',
) {}

export class UploadFileNotFound extends brokenRule(
  'upload_file_not_found',
  404,
  'There is no such file in this upload.',
) {}

export class UploadIsNotOpen extends brokenRule(
  'upload_not_open',
  409,
  'This upload is being carried out already. Start another one.',
) {}

export class UploadIsRunning extends brokenRule(
  'upload_is_running',
  409,
  'This upload is being carried out. Wait until it has ended.',
) {}

export class UploadIsFull extends ShopError {
  constructor(most: number) {
    super('upload_full', 409, `An upload holds ${most} files. Start another one for the rest.`)
  }
}

export class UploadIsNotReady extends brokenRule(
  'upload_not_ready',
  409,
  'There is nothing to carry out. Add a font file first.',
) {}

export class PlanChanged extends brokenRule(
  'plan_changed',
  409,
  'This plan has changed since you looked. Look at it once more before it is carried out.',
) {}

export class ReplacementIsUnconfirmed extends ShopError {
  constructor(name: string) {
    super(
      'replacement_unconfirmed',
      409,
      `Files of another family would replace fonts of ${name}, which is on sale. Confirm it beside them first.`,
    )
  }
}

export class NothingToRetry extends brokenRule(
  'nothing_to_retry',
  409,
  'Nothing of this upload has failed.',
) {}

export class MasterIsMissing extends brokenRule(
  'master_missing',
  400,
  'Choose one font file, in TTF or OTF.',
) {}

export class MasterIsTooLarge extends brokenRule(
  'too_large',
  413,
  'This file is larger than 32 MB, which is the most a master may have.',
) {}

export class StyleNotFound extends brokenRule(
  'style_not_found',
  404,
  'There is no such style. Was it deleted in another window?',
) {}

export class ServersEnded extends brokenRule(
  'servers_ended',
  503,
  'The server ended each time it worked on this. Look at its log and its memory, then try again.',
) {}
