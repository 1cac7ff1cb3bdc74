import type { AdminViewServerProps } from 'payload'
import { datesIn } from '../dates/dates-in'
import { DeskPage } from '../desk-page'
import { BuyerPage } from './buyer-page'
import { BuyerTable } from './buyer-table'
import './buyers.css'
import { buyerWords } from './words'

/** /admin/buyers: everybody who bought or tried; with `?email=` all of one of them. */
export function BuyersView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const words = buyerWords(req.i18n.language)
  const dates = datesIn(req.payload.config, req.i18n.language)
  const email = textOf(view.searchParams?.email)
  const text = textOf(view.searchParams?.q)
  const page = pageOf(view.searchParams?.page)

  return (
    <DeskPage view={view} path="/buyers" title={words.title} area="sell">
      <div className="buyers">
        {email ? (
          <BuyerPage payload={req.payload} email={email} {...{ words, dates }} />
        ) : (
          <BuyerTable payload={req.payload} text={text} page={page} {...{ words, dates }} />
        )}
      </div>
    </DeskPage>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 200) : ''
}

function pageOf(value: unknown): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1
}
