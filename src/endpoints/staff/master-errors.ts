import { ShopError } from '@/domain/shop-error'

export class MasterIsMissing extends ShopError {
  constructor() {
    super('master_missing', 400, 'Choose one font file, in TTF or OTF.')
  }
}

export class MasterIsTooLarge extends ShopError {
  constructor() {
    super('too_large', 413, 'This file is larger than 32 MB, which is the most a master may have.')
  }
}
