/* Dual-buffer non-local means. Two half-sample renders tell the noise of every pixel, so texture
   stays and only noise goes. Input: raw float RGB planes-by-pixel A, B, albedo A, B, normal A, B. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int W, H;
static long N;

static float *load(const char *path) {
    float *buf = malloc(N * 3 * sizeof(float));
    FILE *f = fopen(path, "rb");
    if (!f || fread(buf, sizeof(float), N * 3, f) != (size_t)N * 3) exit(2);
    fclose(f);
    return buf;
}

/* A pixel far brighter than all its neighbours is a firefly. */
static void calm(float *img) {
    float *src = malloc(N * 3 * sizeof(float));
    memcpy(src, img, N * 3 * sizeof(float));
    for (int y = 1; y < H - 1; y++)
        for (int x = 1; x < W - 1; x++) {
            float top = 0, second = 0, sum[3];
            long i = ((long)y * W + x) * 3;
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++) {
                    if (!dx && !dy) continue;
                    long j = i + (dy * W + dx) * 3;
                    float l = src[j] + src[j + 1] + src[j + 2];
                    if (l > top) { second = top; top = l; } else if (l > second) second = l;
                }
            sum[0] = src[i] + src[i + 1] + src[i + 2];
            if (sum[0] > second && second > 0)
                for (int c = 0; c < 3; c++) img[i + c] = src[i + c] * second / sum[0];
        }
    free(src);
}

static void blur(float *v, int r) {
    float *t = malloc(N * 3 * sizeof(float));
    #pragma omp parallel for
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            for (int c = 0; c < 3; c++) {
                float s = 0; int n = 0;
                for (int d = -r; d <= r; d++) if (x + d >= 0 && x + d < W) { s += v[((long)y * W + x + d) * 3 + c]; n++; }
                t[((long)y * W + x) * 3 + c] = s / n;
            }
    #pragma omp parallel for
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            for (int c = 0; c < 3; c++) {
                float s = 0; int n = 0;
                for (int d = -r; d <= r; d++) if (y + d >= 0 && y + d < H) { s += t[((long)(y + d) * W + x) * 3 + c]; n++; }
                v[((long)y * W + x) * 3 + c] = s / n;
            }
    free(t);
}

/* The mean of two halves (light is averaged before the logarithm, so edges stay smooth) and its variance. */
static void halves(float *a, float *b, float *var, int r, int light) {
    for (long i = 0; i < N * 3; i++) {
        float d = light ? logf(1 + 8 * a[i]) - logf(1 + 8 * b[i]) : a[i] - b[i];
        var[i] = d * d * .25f;
        a[i] = (a[i] + b[i]) * .5f;
        if (light) a[i] = logf(1 + 8 * a[i]);
    }
    blur(var, r);
}

int main(int argc, char **argv) {
    if (argc < 11) return 1;
    W = atoi(argv[1]); H = atoi(argv[2]); N = (long)W * H;
    float k2 = atof(argv[3]); k2 *= k2;
    float *img[6], *var[3];
    for (int i = 0; i < 6; i++) img[i] = load(argv[4 + i]);
    calm(img[0]); calm(img[1]);
    for (long i = 0; i < N * 3; i++)
        for (int s = 0; s < 2; s++) img[s][i] = fmaxf(img[s][i], 0);
    for (int f = 0; f < 3; f++) { var[f] = malloc(N * 3 * sizeof(float)); halves(img[2 * f], img[2 * f + 1], var[f], f ? 1 : 3, !f); }
    float *col = img[0], *alb = img[2], *nor = img[4];
    float *out = calloc(N * 3, sizeof(float)), *wsum = calloc(N, sizeof(float));
    float *dist = malloc(N * sizeof(float)), *tmp = malloc(N * sizeof(float));
    const int R = 8, P = 2;
    for (int dy = -R; dy <= R; dy++)
        for (int dx = -R; dx <= R; dx++) {
            long off = (long)dy * W + dx;
            int y0 = dy < 0 ? -dy : 0, y1 = dy > 0 ? H - dy : H, x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? W - dx : W;
            #pragma omp parallel for
            for (int y = 0; y < H; y++)
                for (int x = 0; x < W; x++) {
                    long p = ((long)y * W + x) * 3, q = p + off * 3;
                    float s = 0;
                    if (y < y0 || y >= y1 || x < x0 || x >= x1) { dist[p / 3] = 30; continue; }
                    for (int c = 0; c < 3; c++) {
                        float d = col[p + c] - col[q + c], vp = var[0][p + c], vq = var[0][q + c];
                        s += (d * d - (vp + fminf(vp, vq))) / (1e-6f + k2 * (vp + vq));
                    }
                    dist[p / 3] = fminf(s / 3, 200);
                }
            #pragma omp parallel for
            for (int y = 0; y < H; y++)
                for (int x = 0; x < W; x++) {
                    float s = 0; int n = 0;
                    for (int d = -P; d <= P; d++) if (x + d >= 0 && x + d < W) { s += dist[(long)y * W + x + d]; n++; }
                    tmp[(long)y * W + x] = s / n;
                }
            #pragma omp parallel for
            for (int y = y0; y < y1; y++)
                for (int x = x0; x < x1; x++) {
                    long i = (long)y * W + x, p = i * 3, q = p + off * 3;
                    float s = 0, f = 0; int n = 0;
                    for (int d = -P; d <= P; d++) if (y + d >= 0 && y + d < H) { s += tmp[i + (long)d * W]; n++; }
                    s = fmaxf(s / n, 0);
                    for (int g = 1; g < 3; g++) {
                        float *b = g == 1 ? alb : nor, tau = g == 1 ? .0012f : .012f, t = 0;
                        for (int c = 0; c < 3; c++) {
                            float d = b[p + c] - b[q + c], vp = var[g][p + c], vq = var[g][q + c];
                            t += fmaxf(d * d - (vp + fminf(vp, vq)), 0) / fmaxf(tau, 2 * (vp + vq));
                        }
                        f = fmaxf(f, t);
                    }
                    float w = expf(-s - f);
                    for (int c = 0; c < 3; c++) out[p + c] += w * col[q + c];
                    wsum[i] += w;
                }
        }
    for (long i = 0; i < N; i++)
        for (int c = 0; c < 3; c++) out[i * 3 + c] = (expf(out[i * 3 + c] / wsum[i]) - 1) / 8;
    FILE *f = fopen(argv[10], "wb");
    fwrite(out, sizeof(float), N * 3, f);
    fclose(f);
    return 0;
}
