import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LoginName } from '../login-name'
import { SignInForm } from './sign-in-form'

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
