/** The text of `openapi.yaml`. */
export declare const openapiText: string;
