import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { mayEnter } from '@/operations/staff/may-enter'
import { reportWords } from './words'
import './reports.css'

type ReportFrameProps = AdminViewServerProps & { path: string; children: ReactNode }

/** A page of reports in the admin; who is not signed in comes back to it afterwards. */
export async function ReportFrame({ path, children, ...view }: ReportFrameProps) {
  const { req, locale, permissions, visibleEntities } = view.initPageResult
  const { admin } = req.payload.config.routes
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(admin + path)}`)
  const isOpen = await mayEnter(req.payload, req.user, { deed: 'read', area: 'reports' })

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
        <div className="reports">{isOpen ? children : reportWords(req.i18n.language).closed}</div>
      </Gutter>
    </DefaultTemplate>
  )
}
