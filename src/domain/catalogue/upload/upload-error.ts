import { ShopError } from '../../shop-error'

export class UploadNotFound extends ShopError {
  constructor() {
    super('upload_not_found', 404, 'There is no such upload. Was it removed in another window?')
  }
}

export class UploadFileNotFound extends ShopError {
  constructor() {
    super('upload_file_not_found', 404, 'There is no such file in this upload.')
  }
}

export class UploadIsNotOpen extends ShopError {
  constructor() {
    super('upload_not_open', 409, 'This upload is being carried out already. Start another one.')
  }
}

export class UploadIsRunning extends ShopError {
  constructor() {
    super('upload_is_running', 409, 'This upload is being carried out. Wait until it has ended.')
  }
}

export class UploadIsFull extends ShopError {
  constructor(most: number) {
    super('upload_full', 409, `An upload holds ${most} files. Start another one for the rest.`)
  }
}

export class UploadIsNotReady extends ShopError {
  constructor(sentence = 'There is nothing to carry out. Add a font file first.') {
    super('upload_not_ready', 409, sentence)
  }
}

export class NothingToRetry extends ShopError {
  constructor() {
    super('nothing_to_retry', 409, 'Nothing of this upload has failed.')
  }
}
