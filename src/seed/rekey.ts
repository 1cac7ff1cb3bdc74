import config from '@payload-config'
import { getPayload } from 'payload'
import { rekeyShop } from '@/operations/own-secret'

/** What `npm run rekey` runs. */
const payload = await getPayload({ config })
const { withoutFactor } = await rekeyShop(payload)
console.log(
  'The shop works with the secret of now. Links of before open no more; nobody was mailed.',
)
if (withoutFactor.length > 0) {
  console.log(`Without a second factor until it is set up again: ${withoutFactor.join(', ')}`)
}
await payload.destroy()
process.exit(0)
