import { rulesOf } from '../../shop-error'
import SAID from './upload-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

export class UploadNotFound extends refused('upload_not_found', 404) {}

export class UploadFileNotFound extends refused('upload_file_not_found', 404) {}

export class UploadIsNotOpen extends refused('upload_not_open', 409) {}

export class UploadIsRunning extends refused('upload_is_running', 409) {}

export class UploadIsFull extends refused<'most'>('upload_full', 409) {}

export class UploadIsNotReady extends refused('upload_not_ready', 409) {}

export class PlanChanged extends refused('plan_changed', 409) {}

export class ReplacementIsUnconfirmed extends refused<'name'>('replacement_unconfirmed', 409) {}

export class NothingToRetry extends refused('nothing_to_retry', 409) {}

export class MasterIsMissing extends refused('master_missing', 400) {}

export class MasterIsTooLarge extends refused('too_large', 413) {}

export class StyleNotFound extends refused('style_not_found', 404) {}

export class ServersEnded extends refused('servers_ended', 503) {}
