import config from '@payload-config'
import { getPayload } from 'payload'
import { makeFirstStaff } from './make-first-staff'
import { seedBundles } from './seed-bundles'
import { seedCatalogue } from './seed-catalogue'
import { seedPages } from './seed-pages'
import { seedPriceRules } from './seed-price-rules'

/**
 * Gives an empty shop the demo foundry. It can be interrupted and run again: what is there stays, what is missing comes.
 * A shop that staff filled themselves is left alone.
 */
const MARK = 'demo-foundry'

const payload = await getPayload({ config })
await makeFirstStaff(payload)

const mark = await payload.kv.get(MARK)
const { totalDocs } = await payload.count({ collection: 'typefaces', overrideAccess: true })

if (mark === 'seeded') console.log('The demo foundry is here already.')
else if (totalDocs > 0 && mark !== 'begun') console.log('This shop has typefaces of its own.')
else {
  await payload.kv.set(MARK, 'begun')
  await seedPriceRules(payload)
  await seedPages(payload)
  await seedCatalogue(payload)
  await seedBundles(payload)
  await payload.kv.set(MARK, 'seeded')
  console.log('The demo foundry is ready.')
}
await payload.destroy()
process.exit(0)
