type Variables = Record<string, string>;
export function step(name: string, command: string, args: string[]): void;
export function jest(name: string, args?: string[], env?: Variables): void;
export function playwright(name: string, args?: string[], env?: Variables): void;
export function finish(): never;
