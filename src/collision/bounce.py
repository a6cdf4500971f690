"""How balls collide in sixty lines: the page README.md as a program, with its letters. Run it to see a scene's contacts."""
from math import hypot, sqrt

def dot(a, b): return a[0] * b[0] + a[1] * b[1]
def cross(a, b): return a[0] * b[1] - a[1] * b[0]
def add(a, b, k=1.0): return (a[0] + k * b[0], a[1] + k * b[1])

def meet_point(p, w, R):  # section 1: when |p + w t| falls to R, and the normal
    b, c = dot(p, w), (hypot(*p) - R) * (hypot(*p) + R)
    if b >= 0: return None  # they do not approach
    if c <= 0: return 0.0, p  # they overlap: now
    d = cross(w, p) / hypot(*w)
    if abs(d) >= R: return None  # it passes
    t = c / (hypot(*w) * sqrt((R - d) * (R + d)) - b)
    return t, add(p, w, t)

def meet_segment(A, B, centre, w, r):  # section 3: a face, or else an end
    e, p = add(B, A, -1), add(centre, A, -1)
    size = hypot(*e)
    h, rate, foot = cross(e, p) / size, cross(e, w) / size, dot(p, e)
    if h * rate < 0:
        t = max(abs(h) - r, 0.0) / abs(rate)
        if 0 <= dot(add(p, w, t), e) <= size * size:
            return t, (-e[1], e[0]) if h > 0 else (e[1], -e[0])
    at_a, at_b = meet_point(p, w, r), meet_point(add(centre, B, -1), w, r)
    if foot < 0 and hypot(*p) <= r: return at_a  # where they overlap, only the nearest point counts
    if foot > size * size and hypot(*add(centre, B, -1)) <= r: return at_b
    if 0 <= foot <= size * size and abs(h) <= r: return None
    return min((hit for hit in (at_a, at_b) if hit), default=None)

def reflect(v, n, u=(0.0, 0.0)):  # section 2
    return add(v, n, -2 * dot(add(v, u, -1), n) / dot(n, n))

def exchange(v1, v2, n):
    k = dot(add(v1, v2, -1), n) / dot(n, n)
    return add(v1, n, -k), add(v2, n, k)

def first_hit(balls, segments):  # section 4: the earliest of all touches, by the lowest number among equals
    hits = []
    for i, (c, v, r) in enumerate(balls):
        found = [(meet_segment(A, B, c, v, r), "segment", k) for k, (A, B) in enumerate(segments)]
        found += [(meet_point(add(c, b[0], -1), add(v, b[1], -1), r + b[2]), "ball", j) for j, b in enumerate(balls) if j > i]
        hits += [(hit[0], kind == "ball", i, j, hit[1]) for hit, kind, j in found if hit]
    return min(hits, default=None)

def play(balls, segments, duration):
    """Moves the balls (centre, velocity, radius) and yields the time and the two of each contact."""
    now = 0.0
    while True:
        hit = first_hit(balls, segments)
        t = min(hit[0], duration - now) if hit else duration - now
        balls[:] = [(add(c, v, t), v, r) for c, v, r in balls]
        if hit is None or now + hit[0] > duration: return
        now += t
        _, with_ball, i, j, n = hit
        (ci, vi, ri), (cj, vj, rj) = balls[i], balls[j] if with_ball else (None,) * 3
        if with_ball: vi, vj = exchange(vi, vj, n); balls[j] = cj, vj, rj
        else: vi = reflect(vi, n)
        balls[i] = ci, vi, ri
        yield now, i, ("ball" if with_ball else "segment", j)

if __name__ == "__main__":
    walls = [((0, 0), (0, 300)), ((400, 300), (400, 0)), ((400, 0), (0, 0)), ((0, 300), (400, 300))]
    balls = [((60, 80), (150, 90), 10), ((130, 100), (-90, -20), 14), ((50, 220), (40, -130), 8)]
    for time, ball, other in play(balls, walls + [((120, 200), (260, 60))], 4.0):
        print(f"{time:.9f} ball {ball} and {other[0]} {other[1]}")
    for c, v, r in balls: print(f"{c[0]:.6f} {c[1]:.6f}")
