import { ShopError } from '@/domain/shop-error'

export class StyleNotFound extends ShopError {
  constructor() {
    super('style_not_found', 404, 'There is no such style. Was it deleted in another window?')
  }
}
