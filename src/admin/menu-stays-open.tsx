'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

/** The panel closes its menu at every load up to 1440 px, and so on most laptops. There it stays as its reader left it. */
export function MenuAtADesk() {
  const { navOpen, setNavOpen } = useNav()
  const { setPreference } = usePreferences()
  const { breakpoints, width = 0 } = useWindowInfo()
  const [wasOpen] = useState(navOpen)
  const kept = useRef<boolean | null>(null)
  const isDesk = breakpoints.l === true && width >= 1366

  useEffect(() => {
    if (!isDesk) return
    // After the effects of the panel, which close it.
    const timer = setTimeout(() => {
      kept.current = wasOpen
      setNavOpen(wasOpen)
    })
    return () => {
      clearTimeout(timer)
      kept.current = null
    }
  }, [isDesk, setNavOpen, wasOpen])

  useEffect(() => {
    if (kept.current === null || kept.current === navOpen) return
    kept.current = navOpen
    void setPreference('nav', { open: navOpen }, true)
  }, [navOpen, setPreference])

  return null
}
