import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { UploadScreen } from './upload-screen'

/** /admin/upload: many font files at once, reviewed as a plan, then carried out. */
export function UploadView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fupload')

  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <UploadScreen first={idIn(searchParams)} />
      </Gutter>
    </DefaultTemplate>
  )
}

function idIn(searchParams: AdminViewServerProps['searchParams']): string | null {
  const id = searchParams?.id
  return typeof id === 'string' ? id : null
}
