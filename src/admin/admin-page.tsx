import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { say } from '@/domain/staff/german/in-german'
import { type Area, type Deed, refusalOf } from '@/domain/staff/roles'
import { mayEnter } from '@/operations/staff/may-enter'

type DeskPageProps = {
  view: AdminViewServerProps
  /** Within the admin panel: who is not signed in comes back to it afterwards. */
  path: string
  /** Beside the name of the shop, where Payload's own pages say where one is. */
  title: string
  area: Area
  deed?: Deed
  children: ReactNode
}

/** A page of our own in the admin panel, for those whose roles lead there. */
export async function DeskPage({
  view,
  path,
  title,
  area,
  deed = 'read',
  children,
}: DeskPageProps) {
  const { req, locale, permissions, visibleEntities } = view.initPageResult
  const { admin } = req.payload.config.routes
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(admin + path)}`)
  const isOpen = await mayEnter(req.payload, req.user, { deed, area })

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
      <SetStepNav nav={[{ label: title }]} />
      <Gutter>{isOpen ? children : <p>{say(req.i18n.language, refusalOf(deed, area))}</p>}</Gutter>
    </DefaultTemplate>
  )
}
