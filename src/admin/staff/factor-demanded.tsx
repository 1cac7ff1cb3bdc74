import Link from 'next/link'
import type { ServerProps } from 'payload'
import { lacksFactor } from '@/operations/staff/second-factor'
import { staffWords } from './words'
import './staff.css'

/** Over every page, to whoever lacks a second factor that the owners ask for. */
export async function FactorDemanded({ i18n, payload, user }: ServerProps) {
  if (!user || !(await lacksFactor(payload, user))) return null
  const words = staffWords(i18n.language)
  return (
    <p className="staff-demand" role="status">
      {words.demanded} <Link href="/admin/account">{words.account}</Link>
    </p>
  )
}
