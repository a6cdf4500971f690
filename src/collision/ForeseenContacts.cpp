#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>

// How CollisionManager simulates an interval ahead of the caller's answers: its stripes take the answers to contacts with
// borders and obstacles from a forecast. Afterwards the caller is given these contacts in time order. If each answer is the
// one that was forecast, the stripes have been right; from the first other one on, the interval is simulated again.

namespace arkanong {

bool CollisionManager::BallContacts::take(const Contact& contact) {
    if (left == 0 || meetingSpeed(contact, normalized(contact.normal)) < softest) return false;
    --left;
    return true;
}

std::optional<Contact> CollisionManager::next(const Jobs& jobs, const Forecast& forecast) {
    const Jobs alone;
    const Jobs& lent = worthSharing(jobs) ? jobs : alone;
    for (;;) {
        if (ahead_ && given_ < foreseen_.size()) return foreseen_[given_++].contact;
        if (ahead_) keepForeseen(lent);
        Prediction prediction;
        if (findNext(prediction, {&lent, &forecast})) {
            const Contact contact = contactOf(domain_, prediction);
            if (contact.kind != ContactKind::Ball || wanted_.take(contact)) return contact;
            domain_.bounce(prediction, obstacles_);
        } else if (!ahead_) {
            return std::nullopt;
        }
    }
}

bool CollisionManager::foresee(Stripe& stripe, BallContacts& wanted, const Prediction& prediction,
                               const Forecast& forecast) {
    Domain& domain = stripe.domain;
    const bool own = domain.watch().own().holds(prediction.ball);
    const bool two = prediction.kind == Prediction::Kind::Ball;
    if (two && (!own || wanted.left == 0)) {
        domain.bounce(prediction, obstacles_);
        return true;
    }
    const Contact contact = contactOf(domain, prediction);
    std::optional<ContactResponse> answer = ContactResponse::bounce();
    if (!two) answer = forecast.answer(contact);
    if (answer && !accepts(*answer)) answer.reset();
    if (own) {
        // What stops or removes something concerns other balls, too.
        if (!answer || answer->stopObstacle || answer->trajectory == ContactResponse::Trajectory::Remove)
            return false;
        if (!two || wanted.take(contact)) stripe.foreseen.push_back({contact, *answer});
    }
    if (two || !answer)
        domain.bounce(prediction, obstacles_);
    else
        respond(domain, prediction.ball, contact, *answer);
    return true;
}

bool CollisionManager::mergeForeseen() {
    foreseen_.clear();
    given_ = answered_ = 0;
    const Stripe* lastFrom = nullptr;
    for (;;) {
        Stripe* earliest = nullptr;
        for (Stripe& stripe : stripes_) {
            if (stripe.merged == stripe.foreseen.size()) continue;
            if (earliest == nullptr || stripe.nextForeseen().time < earliest->nextForeseen().time)
                earliest = &stripe;
        }
        if (earliest == nullptr) break;
        // Which of two comes first at the same time may depend on contacts that the caller does not get.
        const bool tie = !foreseen_.empty() && foreseen_.back().contact.time == earliest->nextForeseen().time;
        if (tie && lastFrom != earliest) return false;
        lastFrom = earliest;
        foreseen_.push_back(earliest->foreseen[earliest->merged++]);
    }
    // Each stripe has kept as many contacts of two balls as the caller still wants.
    wantedAtStart_ = wanted_;
    const auto surplus = [this](const ForeseenContact& found) {
        return found.contact.kind == ContactKind::Ball && !wanted_.take(found.contact);
    };
    foreseen_.erase(std::remove_if(foreseen_.begin(), foreseen_.end(), surplus), foreseen_.end());
    return true;
}

void CollisionManager::keepForeseen(const Jobs& jobs) {
    for (const ForeseenContact& found : foreseen_)
        if (found.answer.trajectory == ContactResponse::Trajectory::Pass)
            domain_.pass(found.contact.ball, obstacleNumber(found.contact.obstacle));
    pause_ = 0;
    domain_.skip(*ahead_, gatherStripes(jobs));
    ahead_.reset();
}

void CollisionManager::forgetForeseen() {
    if (!ahead_) return;
    const Interval interval = *ahead_;
    ahead_.reset();
    distrustStripes();
    wanted_ = wantedAtStart_;
    domain_.begin(interval, homes_, obstacles_);
    for (std::size_t found = 0; found < given_;) {
        Prediction prediction;
        const Domain::Found kind = domain_.next(prediction, obstacles_);
        assert(kind == Domain::Found::Contact);
        static_cast<void>(kind);
        const Contact contact = contactOf(domain_, prediction);
        const bool two = contact.kind == ContactKind::Ball;
        const bool given = !two || wanted_.take(contact);
        if (given && ++found > answered_) return; // The caller is about to answer it.
        if (two)
            domain_.bounce(prediction, obstacles_);
        else
            respond(domain_, prediction.ball, contact, foreseen_[found - 1].answer);
    }
}

} // namespace arkanong
