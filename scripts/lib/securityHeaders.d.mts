export function securityHeaders(options?: {
  connect?: string[];
  images?: string[];
}): Record<string, string>;
