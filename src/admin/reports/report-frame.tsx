import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { DeskPage } from '../desk-page'
import { reportWords } from './words'
import './reports.css'

type ReportFrameProps = { view: AdminViewServerProps; path: string; children: ReactNode }

/** A page of reports. */
export function ReportFrame({ view, path, children }: ReportFrameProps) {
  const words = reportWords(view.initPageResult.req.i18n.language)
  return (
    <DeskPage view={view} path={path} title={words.title} area="reports">
      <div className="reports">{children}</div>
    </DeskPage>
  )
}
