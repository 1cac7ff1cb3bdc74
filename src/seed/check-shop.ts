import config from '@payload-config'
import { getPayload } from 'payload'
import { checkShop } from '@/operations/check/check-shop'

/** What `npm run check` runs. Words with `--all` are not shortened. */
const MOST_NOTES = process.argv.includes('--all') ? Infinity : 20

const payload = await getPayload({ config })
const { counted, findings } = await checkShop(payload)
const wrong = findings.filter(({ isNote }) => !isNote)
const notes = findings.filter(({ isNote }) => isNote)

console.log(`\n${'looked at'.padEnd(24)}${'count'.padStart(8)}${'wrong'.padStart(8)}`)
for (const { subject, count } of counted) {
  const found = wrong.filter((finding) => finding.subject === subject).length
  console.log(`${subject.padEnd(24)}${String(count).padStart(8)}${String(found).padStart(8)}`)
}
if (notes.length > 0) console.log('')
for (const { sentence } of notes.slice(0, MOST_NOTES)) console.log(`Note: ${sentence}`)
if (notes.length > MOST_NOTES)
  console.log(`Note: ${notes.length - MOST_NOTES} more; npm run check -- --all names each.`)
if (wrong.length > 0) console.log('')
for (const { sentence } of wrong) console.log(`Wrong: ${sentence}`)
console.log(
  wrong.length === 0
    ? '\nAll fits together.'
    : `\n${wrong.length === 1 ? 'One thing is' : `${wrong.length} things are`} wrong.`,
)
await payload.destroy()
process.exit(wrong.length === 0 ? 0 : 1)
