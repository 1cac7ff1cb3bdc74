import type { AdminViewServerProps } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { DeskPage } from '../admin-page'
import { UploadScreen } from './upload-screen'

/** /admin/upload: many font files at once, reviewed as a plan, then carried out. */
export function UploadView(view: AdminViewServerProps) {
  return (
    <DeskPage
      view={view}
      path="/upload"
      title={say(view.initPageResult.req.i18n.language, 'Upload fonts')}
      area="catalogue"
      deed="edit"
    >
      <UploadScreen first={idIn(view.searchParams)} />
    </DeskPage>
  )
}

function idIn(searchParams: AdminViewServerProps['searchParams']): string | null {
  const id = searchParams?.id
  return typeof id === 'string' ? id : null
}
