import { DiskIsFull, ShopIsAway } from '@/domain/request-error'
import { ShopError } from '@/domain/shop-error'
import { isDatabaseAway } from './database/is-database-away'
import { isDiskFull } from './database/is-disk-full'

/** What a person can be told of an error; null: it is a bug, of which nothing is told. */
export function asShopError(error: unknown): ShopError | null {
  if (error instanceof ShopError) return error
  if (isDatabaseAway(error)) return new ShopIsAway()
  return isDiskFull(error) ? new DiskIsFull() : null
}
