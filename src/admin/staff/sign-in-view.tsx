import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { readShop } from '@/operations/records/shop'
import { lacksFactor } from '@/operations/staff/second-factor'
import { SignInForm } from './sign-in-form'
import { staffWords } from './staff-words'
import './staff.css'

/** /admin/login, in place of Payload's own: it asks for the second factor too. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const next = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <LoginName payload={payload} />
      </div>
      <SignInForm next={next} />
    </>
  )
}

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

/** Above the login: whose shop it is. */
export async function LoginName({ payload }: Pick<ServerProps, 'payload'>) {
  const { name } = await readShop(payload)
  return <b>{name}</b>
}
