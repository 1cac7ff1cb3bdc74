import { readFromDevice, storeOnDevice } from '../shell/storage/device-storage'

const NAME = 'trial-basket'

/** Slugs of the typefaces a visitor wants to try. */
export function readBasket(): string[] {
  const stored = readFromDevice(NAME) ?? ''
  return stored.split(',').filter((slug) => slug !== '')
}

export function storeBasket(slugs: string[]): void {
  storeOnDevice(NAME, slugs.join(','))
}
