import type { UIFieldServerProps } from 'payload'
import { wordsIn, fillIn } from '@/domain/staff/german/sentence-shapes'
import { writeMoney } from '@/domain/staff/write-money'
import { readRiseTable } from '@/operations/catalogue/raise-prices'
import { TableHead } from '../table-head'
import { OutdatedNote } from './outdated-note'
import WORDS from './price-words.json' with { type: 'json' }
import './style-prices.css'

const MOST = 500

/** In the form of a price rise: old and new price of each thing, as it was saved last. */
export async function RiseTable({ id, payload, i18n }: UIFieldServerProps) {
  const { rise: words } = wordsIn(WORDS, i18n.language)
  if (id === undefined) return <p className="field-type">{words.unsaved}</p>
  const rows = await readRiseTable(payload, String(id))
  const money = (amount: number, currency: string) => writeMoney(amount, currency, i18n.language)

  return (
    <section className="field-type style-prices" aria-label={words.title}>
      <OutdatedNote text={words.outdated} />
      <h3>{words.title}</h3>
      {rows.length === 0 && <p>{words.none}</p>}
      {rows.length > 0 && (
        <table>
          <TableHead titles={[words.what, words.before, words.after]} />
          <tbody>
            {rows.slice(0, MOST).flatMap(({ kind, id: row, name, prices }) =>
              prices.map(({ currency, before, after }, at) => (
                <tr key={`${kind} ${row} ${currency}`}>
                  <th scope="row">{at === 0 ? name : ''}</th>
                  <td>{money(before, currency)}</td>
                  <td>{money(after, currency)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
      {rows.length > MOST && <p>{fillIn(words.more, { count: rows.length - MOST })}</p>}
    </section>
  )
}
