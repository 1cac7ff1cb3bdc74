import config from '@payload-config'
import { getPayload } from 'payload'
import { readCatalogue } from '@/operations/catalogue/typefaces/list-typefaces'
import { headingOfTypefaces } from '@/operations/mails/mail-heading'
import { seedCatalogue } from '@/seed/seed-catalogue'
import { seedPages } from '@/seed/seed-pages'
import { seedPriceRules } from '@/seed/seed-price-rules'
import { SMALL_CATALOGUE } from '../small-catalogue'
import { emptyDatabase } from './empty-database'

/** Runs once before the integration tests, in a process of its own: the shop that each test file gets a copy of. */
const payload = await getPayload({ config })
await emptyDatabase(payload)
await seedPriceRules(payload)
await seedPages(payload)
await seedCatalogue(payload, SMALL_CATALOGUE)
// What most test files sell: the first mail of each then waits for no work on fonts.
const { typefaces } = await readCatalogue(payload)
await headingOfTypefaces(
  payload,
  typefaces.filter(({ slug }) => slug === 'young-serif'),
)
await payload.destroy()
process.exit(0)
