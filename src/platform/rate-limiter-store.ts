/**
 * What a store of one's own extends, with the arithmetic of counts and blocks. rate-limiter-flexible 11.4 exports its type
 * alone, and stores for databases that are not this shop's two by one way of writing.
 */
export { default as RateLimiterStore } from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
