import { assertJourneysNameNobody } from '../../../src/setup/checks/journey-log.mjs'
import { provideTestShop } from '../../../src/setup/checks/provide-test-shop.mjs'

/** Starts a shop for the run unless FOUNT_TEST_URL names one; returns what stops it. */
export default async function provideShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FOUNT_TEST_URL) return undefined
  const shop = await provideTestShop()
  process.env.FOUNT_TEST_URL = shop.address
  process.env.FOUNT_TEST_DATA = shop.dataDir
  return async () => {
    await shop.stop()
    assertJourneysNameNobody()
  }
}
