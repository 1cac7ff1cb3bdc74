import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayEnter } from '@/operations/staff/may-enter'
import { BuyerPage } from './buyer-page'
import { BuyerTable } from './buyer-table'
import './buyers.css'
import { buyerWords } from './words'

/** /admin/buyers: everybody who bought or tried; with `?email=` all of one of them. */
export async function BuyersView(view: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = view.initPageResult
  const { admin } = req.payload.config.routes
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/buyers`)}`)
  const isOpen = await mayEnter(req.payload, req.user, { deed: 'read', area: 'sell' })
  const words = buyerWords(req.i18n.language)
  const email = textOf(view.searchParams?.email)
  const text = textOf(view.searchParams?.q)

  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      searchParams={view.searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <div className="buyers">
          {!isOpen && <p>{words.closed}</p>}
          {isOpen &&
            (email ? (
              <BuyerPage payload={req.payload} email={email} words={words} />
            ) : (
              <BuyerTable payload={req.payload} text={text} words={words} />
            ))}
        </div>
      </Gutter>
    </DefaultTemplate>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 200) : ''
}
