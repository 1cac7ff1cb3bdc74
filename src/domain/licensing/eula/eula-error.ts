import { ShopError } from '../../shop-error'

export class VersionExists extends ShopError {
  constructor() {
    super(
      'version_exists',
      409,
      'There is another text with this title and version. Choose another version.',
    )
  }
}

export class TypesHaveChanged extends ShopError {
  constructor() {
    const sentence =
      'A licence type has got another text meanwhile. Open this page again and look which ones take the new version.'
    super('types_have_changed', 409, sentence)
  }
}
