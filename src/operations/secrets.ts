import { env } from '@/env'

/** The secrets whose links open something now: the shop's, and until its time the one before. New links are made with the first. */
export function readableSecrets(now = new Date()): string[] {
  const { secret, formerSecret: former } = env
  return former && now < former.until ? [secret, former.secret] : [secret]
}

/** Every secret that is known, for finding what was stored under it. */
export function knownSecrets(): string[] {
  return env.formerSecret ? [env.secret, env.formerSecret.secret] : [env.secret]
}
