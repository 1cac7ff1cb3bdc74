import config from '@payload-config'
import { getPayload } from 'payload'
import { carryOutUpload } from '@/operations/uploads/run-upload'

/** A shop of its own on the same data, which a test ends in the middle of an upload. */
const payload = await getPayload({ config })
const [id = '', notes = '{}'] = process.argv.slice(-2)
await carryOutUpload(payload, id, { notes: JSON.parse(notes) })
// The command would end with its script.
await new Promise((never) => setInterval(never, 600_000))
