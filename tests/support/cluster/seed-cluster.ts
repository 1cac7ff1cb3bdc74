import config from '@payload-config'
import { getPayload } from 'payload'
import { insert } from '@/operations/records/rows'
import { seedCatalogue } from '@/seed/seed-catalogue'
import { seedPages } from '@/seed/seed-pages'
import { seedPriceRules } from '@/seed/seed-price-rules'
import { SMALL_CATALOGUE } from '../shop/small-catalogue'

/** A small shop with an owner and somebody who sells, of one password: what the servers of a cluster begin with. */
const payload = await getPayload({ config })
const [owner = '', colleague = '', password = ''] = process.argv.slice(2)
await insert(payload, 'users', { email: owner, password, roles: ['owner'] })
await insert(payload, 'users', { email: colleague, password, roles: ['sales'] })
await seedPriceRules(payload)
await seedPages(payload)
await seedCatalogue(payload, SMALL_CATALOGUE)
await payload.destroy()
process.exit(0)
